import { Banner, Button, Heading, Stack } from '@portal/ui';
import { useEffect, useRef } from 'react';
import * as styles from './Outcome.css.ts';

export interface OutcomeProps {
  title: string;
  text: string;
  action: string;
  href: string | undefined;
}

/** What has come of a form, in its place: it takes the focus, so that it is read out. */
export function Outcome({ title, text, action, href }: OutcomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className={styles.outcome}>
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={1} size="2xl">
            {title}
          </Heading>
          <Banner tone="positive">{text}</Banner>
        </Stack>
        <Button href={href} tone="primary" size="lg" isFullWidth>
          {action}
        </Button>
      </Stack>
    </div>
  );
}
