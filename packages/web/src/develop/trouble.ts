/** An error in rules that were just saved. */
export interface Trouble {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}
const ID = "cardwright-trouble";

/** Shows it above the table, which waits until it is gone: nothing can be done under rules that are not there. */
export function showTrouble(trouble: Trouble | null): void {
  document.getElementById(ID)?.remove();
  const root = document.getElementById("root");
  if (root !== null) root.inert = trouble !== null;
  if (trouble === null) return;
  const note = document.createElement("div");
  note.id = ID;
  note.setAttribute("role", "alert");
  note.dataset["trouble"] = "";
  Object.assign(note.style, {
    position: "fixed",
    inset: "0 0 auto 0",
    zIndex: "1000",
    padding: "1rem",
    background: "#7a1f1f",
    color: "#fff",
    font: "14px/1.5 monospace",
    whiteSpace: "pre-wrap",
  });
  const place =
    trouble.file === undefined ? "" : `${trouble.file}${trouble.line === undefined ? "" : `:${trouble.line}`}\n`;
  note.textContent = `The rules cannot be loaded; the match waits.\n${place}${trouble.message}`;
  document.body.append(note);
}
