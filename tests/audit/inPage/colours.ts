export type ColourTools = {
  /** Red, green, blue (0 to 255) and alpha (0 to 1), whatever the notation. */
  toRgba: (color: string) => [number, number, number, number];
  /** Of the letters of an element, as what is around it lets them through. */
  inkOf: (element: Element) => [number, number, number, number];
};

export function createColourTools(): ColourTools {
  let pen: OffscreenCanvasRenderingContext2D | null = null;
  return {
    toRgba(color) {
      pen ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!, alpha! / 255];
    },
    inkOf(element) {
      const [red, green, blue, alpha] = audit.toRgba(getComputedStyle(element).webkitTextFillColor);
      let through = alpha;
      for (let one: Element | null = element; one; one = one.parentElement)
        through *= Number(getComputedStyle(one).opacity);
      return [red, green, blue, through];
    },
  };
}
