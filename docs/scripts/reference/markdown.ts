/** Markdown that VitePress reads as it is meant: what looks like HTML or like a template is only text. */

export const text = (words: string): string =>
  words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("{", "&#123;")
    .replaceAll("|", "&#124;")
    .replaceAll("*", "&#42;")
    .replaceAll("_", "&#95;")
    .replaceAll("[", "&#91;")
    .replaceAll("\n", " ");
/** Code inside a line. As HTML, so that braces and bars in it are left alone. */
export const code = (words: string): string =>
  `<code v-pre>${text(words).replaceAll("`", "&#96;").replaceAll("//", "/&#47;")}</code>`;
export const block = (language: string, source: string): string => `\`\`\`${language}\n${source.trimEnd()}\n\`\`\``;

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "None.";
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
export function page(title: string, parts: readonly string[]): string {
  const front = "---\neditLink: false\noutline: [2, 3]\n---";
  return `${[front, `# ${title}`, ...parts].join("\n\n")}\n`;
}
