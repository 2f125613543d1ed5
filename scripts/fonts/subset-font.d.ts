/** The part of the package that is used; it brings no types, and those of DefinitelyTyped do not know its features. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Uint8Array>;
}
