declare module 'virtual:story-catalogue' {
  const catalogue: unknown;
  export default catalogue;
}
