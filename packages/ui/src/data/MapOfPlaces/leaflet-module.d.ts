/** Leaflet as a module of its own, which leaves nothing in the window of the website around it, unlike its main file. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
