import { narrowScreen } from '../overlay/screen.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** The answers: side by side at the end, or under each other over the full width of a phone, with the safe one last. */
export const answers = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@container': { [narrowScreen]: { display: 'grid', gridTemplateColumns: '1fr' } },
});

export const confirm = componentStyle({
  display: 'grid',
  '@container': { [narrowScreen]: { order: -1 } },
});
