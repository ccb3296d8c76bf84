import type { StyleRule } from '@vanilla-extract/css';

/** Words keep their own direction, with the full stop at their end; they stand where those of the page around them do. */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;
