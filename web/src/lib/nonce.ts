/** Something nobody else thinks of; also where the page did not come over HTTPS, as in a home network. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
