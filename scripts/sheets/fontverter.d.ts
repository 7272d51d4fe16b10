declare module 'fontverter' {
  function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
  export default { convert };
}
