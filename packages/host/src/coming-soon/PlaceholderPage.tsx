import { useMessages } from '@portal/kit';
import { Button, PageLayout, UnderConstruction } from '@portal/ui';
import { comingSoonMessages } from '../messages-coming-soon.ts';
import { messages } from './messages.ts';

export interface PlaceholderPageProps {
  title: string;
  width?: 'large' | 'admin';
}

/** A place that is announced but not open yet. */
function PlaceholderPage({ title, width = 'large' }: PlaceholderPageProps) {
  const t = useMessages(messages);
  const wayBack = (
    <Button tone="primary" href="/">
      {t('home')}
    </Button>
  );
  return (
    <PageLayout width={width}>
      <UnderConstruction title={title} text={t('text')} action={wayBack} />
    </PageLayout>
  );
}

/** The page of one such place. */
export function placeholderOf(place: keyof typeof comingSoonMessages.texts, width?: PlaceholderPageProps['width']) {
  return function Placeholder() {
    const t = useMessages(comingSoonMessages);
    return <PlaceholderPage title={t(place)} {...(width === undefined ? {} : { width })} />;
  };
}
