/** How somebody came to what they see now; before anything was done, a document is read from its beginning. */
let came: "loaded" | "forth" | "back" = "loaded";
export const howTheyCame = (): typeof came => came;

/** Keys choose links and buttons by a click as well; the browser has buttons of its own for the way back. */
export function followMoves(): void {
  const onClick = (): void => {
    came = "forth";
  };
  // Before anybody who answers the click with another page.
  addEventListener("click", onClick, true);
  addEventListener("popstate", () => {
    came = "back";
  });
}
