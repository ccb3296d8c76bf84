import { featureStyle, vars } from '@portal/ui/theme';

/** Takes no space of what is read, wherever in it the reader is. */
const place = featureStyle({
  position: 'sticky',
  zIndex: vars.z.sticky,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const atStart = featureStyle([place, { insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})` }]);
export const atEnd = featureStyle([place, { insetBlockEnd: vars.space[10] }]);

/** On the edge of what comes first, whose author it leaves in sight. */
export const bar = featureStyle({
  blockSize: 'fit-content',
  transform: 'translateY(-50%)',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
});
