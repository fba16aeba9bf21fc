import type { Page } from "playwright-core";

/** Everything that an eye would complain of at a table: parts that lie on each other, words on words, words that are cut. */
export const amissAt = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly what: string;
      readonly rect: DOMRect;
    }
    const table = document.querySelector<HTMLElement>("[data-table]");
    if (table === null) return ["there is no table"];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      element.closest(".visually-hidden") === null;
    const find = (selector: string): readonly Element[] => [...table.querySelectorAll(selector)].filter(isShown);
    const boxOf = (element: Element, what: string): Box => ({ what, rect: element.getBoundingClientRect() });
    const shared = (one: DOMRect, other: DOMRect): DOMRect | undefined => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const [width, height] = [Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top];
      return width > 2 && height > 2 ? new DOMRect(left, top, width, height) : undefined;
    };
    const pairs = <B extends Box>(boxes: readonly B[], matters: (one: B, other: B, where: DOMRect) => boolean) =>
      boxes.flatMap((one, index) =>
        boxes.slice(index + 1).flatMap((other) => {
          const where = shared(one.rect, other.rect);
          return where !== undefined && matters(one, other, where) ? [`${one.what} on ${other.what}`] : [];
        }),
      );
    /** A word below a sheet or a fading edge is covered, not mixed up with it; what takes no clicks covers as well. */
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
      if (element instanceof SVGGeometryElement) return fill !== "none";
      return backgroundImage !== "none" || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    };
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { pointer-events: auto !important; }");
    const isMixed = (one: Element, other: Element, { left, top, width, height }: DOMRect): boolean => {
      const surface = document.elementsFromPoint(left + width / 2, top + height / 2).find(isOpaque);
      return surface?.contains(one) === true && surface.contains(other);
    };

    const parts = ["[data-board]", "[data-hand]", "[data-dock]", ":scope > header", "[data-corner] > *"];
    const laid = parts.flatMap((part) => find(part).map((element) => boxOf(element, part)));

    const places = find("[data-board], [data-dock], [data-seat-area]");
    const words = places.flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found: (Box & { readonly owner: Element })[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (owner === null || text === "" || !isShown(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // Lines may stand closer than their letters are high.
        for (const { x, y, width, height } of range.getClientRects())
          found.push({ what: `"${text}"`, rect: new DOMRect(x, y + height / 5, width, (height * 3) / 5), owner });
      }
      return found;
    });
    const cut = words.flatMap(({ what, owner }) => {
      const { overflowX, overflowY } = getComputedStyle(owner);
      const hidesX = overflowX !== "visible" && owner.scrollWidth > owner.clientWidth + 1;
      const hidesY = overflowY !== "visible" && owner.scrollHeight > owner.clientHeight + 2;
      return owner.clientWidth > 0 && (hidesX || hidesY) ? [`${what} is cut`] : [];
    });
    document.adoptedStyleSheets.push(everything);
    const mixed = pairs(words, (one, other, where) => isMixed(one.owner, other.owner, where));
    document.adoptedStyleSheets.pop();
    return [...new Set([...pairs(laid, () => true), ...mixed, ...cut])];
  });
