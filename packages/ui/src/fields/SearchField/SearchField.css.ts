import { componentStyle } from '../../foundations/theme/layered-style.ts';

export const search = componentStyle({
  appearance: 'none',
  ':placeholder-shown': { textOverflow: 'ellipsis' },
  // Chrome and Safari render a clear button of their own; this field has one that can be named.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
