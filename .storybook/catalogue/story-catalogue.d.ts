declare module 'virtual:story-catalogue' {
  const catalogue: ReturnType<typeof import('./read-catalogue.ts').readCatalogue>;
  export default catalogue;
}
