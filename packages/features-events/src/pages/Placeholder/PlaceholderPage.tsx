import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { Button, PageLayout, UnderConstruction } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';

/** A page that is announced and not open yet. */
export function PlaceholderPage(_props: PageProps) {
  const t = useMessages(eventsMessages);
  const home = useDestinations(destinations).home();
  return (
    <PageLayout width="small">
      <UnderConstruction
        title={t('placeholderPageTitle')}
        text={t('underConstruction')}
        action={home !== undefined && <Button href={home}>{t('back')}</Button>}
      />
    </PageLayout>
  );
}
