/** What the home page offers anew every day. */
export { default as Deal } from '../deal/Todays.svelte';
export { default as Puzzle } from '../puzzles/Today.svelte';
export { default as Adventure } from '../workshop/Daily.svelte';
