/** Copies a text that stands in a field, too; whether that worked. Without HTTPS there is no clipboard: then what is selected is copied. */
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
