import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

/** Docs pages follow the scheme of the toolbar, as the stories on them do. */
export function SchemeDocsContainer(props: DocsContainerProps) {
  const { channel } = props.context;
  const [scheme, setScheme] = useState(schemeInAddress);
  useEffect(() => {
    const follow = ({ globals }: { globals: { scheme?: string } }) => setScheme(globals.scheme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return <DocsContainer {...props} theme={scheme === 'dark' ? themes.dark : themes.light} />;
}

function schemeInAddress(): string {
  const globals = new URLSearchParams(document.location.search).get('globals') ?? '';
  return /scheme:(\w+)/.exec(globals)?.[1] ?? 'light';
}
