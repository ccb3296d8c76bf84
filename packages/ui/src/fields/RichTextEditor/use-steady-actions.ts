import { useLayoutEffect, useMemo, useRef } from 'react';

export interface ToolbarActions {
  onLink: () => void;
  /** What can be put in beside words; without it there is no button. */
  onImage: (() => void) | undefined;
  onVideo: (() => void) | undefined;
  onMention: (() => void) | undefined;
}

/** The same functions from render to render: a key does not render the toolbar again. */
export function useSteadyActions(actions: ToolbarActions): ToolbarActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [hasImage, hasVideo, hasMention] = [actions.onImage, actions.onVideo, actions.onMention].map(Boolean);
  return useMemo(
    () => ({
      onLink: () => latest.current.onLink(),
      onImage: hasImage ? () => latest.current.onImage?.() : undefined,
      onVideo: hasVideo ? () => latest.current.onVideo?.() : undefined,
      onMention: hasMention ? () => latest.current.onMention?.() : undefined,
    }),
    [hasImage, hasVideo, hasMention],
  );
}
