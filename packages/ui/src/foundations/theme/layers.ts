import { globalLayer } from '@vanilla-extract/css';

const order = ['portal.reset', 'portal.theme', 'portal.components', 'portal.features'] as const;

/** Whichever sheet a page loads first decides the order of layers, so every sheet that names a layer states the whole order. */
function named<Name extends string>(name: Name): Name {
  globalLayer(order.join(', '));
  return name;
}

/** The layers of the cascade, for `style({ '@layer': { [layers.features]: { … } } })`. Later layers win. */
export const layers = {
  get reset() {
    return named('portal.reset');
  },
  get baseTheme() {
    return named('portal.theme.base');
  },
  get theme() {
    return named('portal.theme');
  },
  get components() {
    return named('portal.components');
  },
  get features() {
    return named('portal.features');
  },
};
