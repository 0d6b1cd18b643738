/** Text with a replacement for what prints nothing or would be obeyed: control characters, marks of direction. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, '\uFFFD');
