import { useMessages } from '@portal/kit';
import { Button, PageLayout, UnderConstruction } from '@portal/ui';
import { hostMessages } from '../messages.ts';

export interface PlaceholderPageProps {
  title: string;
  width?: 'large' | 'admin';
}

/** A place that is announced but not open yet. */
function PlaceholderPage({ title, width = 'large' }: PlaceholderPageProps) {
  const t = useMessages(hostMessages);
  const wayBack = (
    <Button tone="primary" href="/">
      {t('goHome')}
    </Button>
  );
  return (
    <PageLayout width={width}>
      <UnderConstruction title={title} text={t('underConstruction')} action={wayBack} />
    </PageLayout>
  );
}

type Place = 'marketplace' | 'buyNow' | 'settings';

/** The page of one such place. */
export function placeholderOf(place: Place, width?: PlaceholderPageProps['width']) {
  return function Placeholder() {
    const t = useMessages(hostMessages);
    return <PlaceholderPage title={t(place)} {...(width === undefined ? {} : { width })} />;
  };
}
