import type { Pieces } from '@portal/api';
import * as css from './CommunitySearch.css.ts';

/** A plain text in which what was looked for stands out. */
export function Marked({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={css.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
