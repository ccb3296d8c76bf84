import { Button, Heading, IconCheck, IconCopy, Spread, Stack } from '@portal/ui';
import { useState } from 'react';
import { snippet } from '../pages.css.ts';

interface CopiedTextProps {
  title: string;
  text: string;
}

/** A file to copy. */
export function CopiedText({ title, text }: CopiedTextProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(text));
  };
  return (
    <Stack gap={2}>
      <Spread>
        <Heading level={3}>{title}</Heading>
        <Button size="sm" icon={isCopied ? IconCheck : IconCopy} onPress={copy} label={`Copy ${title}`}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Spread>
      <pre className={snippet} role="region" tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </Stack>
  );
}
