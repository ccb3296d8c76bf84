import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';
import * as shell from '../RichTextEditor/shell.css.ts';

export const tool = componentStyle([
  shell.tool,
  {
    '::after': {
      content: '',
      inlineSize: vars.size.iconSmall,
      blockSize: vars.size.iconSmall,
      borderRadius: vars.radius.small,
      background: vars.color.surfaceSunken,
    },
  },
]);

export const counter = componentStyle({ blockSize: vars.space[6] });
