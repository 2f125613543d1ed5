/** The built corpus, declared so that types can be checked before the first build. */
declare module '*/build/corpus.json' {
  const file: unknown;
  export default file;
}
