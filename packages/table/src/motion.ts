/** The system may ask for stillness, and so may the settings of the page (`data-motion="none"`). */
export const wantsMotion = (): boolean =>
  document.documentElement.dataset["motion"] !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
