/// <reference types="vite/client" />

/** The address of a module that holds the file and all it imports (tools/build/separate-script.ts). */
declare module '*?separate-script' {
  const address: string;
  export default address;
}
