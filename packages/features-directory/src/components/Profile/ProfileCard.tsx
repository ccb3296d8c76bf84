import { useDestinations, useMessages, usePortal } from '@portal/kit';
import {
  Avatar,
  Card,
  DescriptionList,
  Heading,
  Inline,
  Link,
  MailAddress,
  Section,
  SoundButton,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';
import { mailHref, type ShownProfile, waysToReach } from '../../model/shown-profile.ts';

interface ProfileCardProps {
  personId: string;
  profile: ShownProfile;
  /** Beside the name. */
  actions?: ReactNode;
}

/** Who somebody is, what they say of themself, where they work, and how they are reached. */
export function ProfileCard({ personId, profile, actions }: ProfileCardProps) {
  const t = useMessages(directoryMessages);
  const { aboutMe, organisation } = profile;
  const { id, name, address, jobTitle } = organisation;
  const work = [
    ...(name === '' ? [] : [{ term: t('organisationName'), description: <Workplace id={id} name={name} /> }]),
    ...(address === '' ? [] : [{ term: t('organisationAddress'), description: address }]),
    ...(jobTitle === '' ? [] : [{ term: t('jobTitle'), description: jobTitle }]),
  ];
  const ways = waysToReach(profile);
  return (
    <Card padding={6}>
      <Stack gap={6}>
        <Head personId={personId} profile={profile} actions={actions} />
        <Section title={t('aboutMe')}>
          {aboutMe === '' ? <Text tone="quiet">{t('nothingSaid')}</Text> : <Text keepsLines>{aboutMe}</Text>}
        </Section>
        {work.length > 0 && (
          <Section title={t('organisation')}>
            <DescriptionList items={work} />
          </Section>
        )}
        {ways.length > 0 && (
          <Section title={t('contact')}>
            <DescriptionList
              items={ways.map(({ field, text }) => ({
                term: t(field),
                description: <Way field={field} text={text} />,
              }))}
            />
          </Section>
        )}
      </Stack>
    </Card>
  );
}

function Head({ personId, profile, actions }: ProfileCardProps) {
  const t = useMessages(directoryMessages);
  const { notify } = usePortal();
  const { firstName, lastName, postNominal, pronoun, nameSaid, nameSoundUrl, imageUrl } = profile;
  const person = { id: personId, firstName, lastName, avatarUrl: imageUrl };
  return (
    <Inline gap={5} justify="between">
      <Inline gap={5}>
        <Avatar person={person} size="2xl" />
        <Stack gap={1}>
          <Inline gap={1}>
            <Heading level={1} isFocusable>
              <bdi>{`${firstName} ${lastName}`}</bdi>
            </Heading>
            {nameSoundUrl !== null && (
              <SoundButton
                kind="icon"
                src={nameSoundUrl}
                label={t('hearName')}
                stopLabel={t('stopName')}
                onFailed={() => notify.failure(t('nameUnheard'))}
              />
            )}
          </Inline>
          {postNominal !== '' && <Text>{postNominal}</Text>}
          {nameSaid !== '' && <Text tone="quiet">{t('nameSaid', { how: nameSaid })}</Text>}
          {pronoun !== '' && <Text tone="quiet">{`(${pronoun})`}</Text>}
        </Stack>
      </Inline>
      {actions}
    </Inline>
  );
}

/** Leads to those who work there too, where the portal has a page of it. */
function Workplace({ id, name }: { id: string | null; name: string }) {
  const to = useDestinations(destinations);
  const href = id === null ? undefined : to.organisation({ id });
  return href === undefined ? <bdi>{name}</bdi> : <Link href={href}>{name}</Link>;
}

function Way({ field, text }: ReturnType<typeof waysToReach>[number]) {
  if (field !== 'email') return <bdi>{text}</bdi>;
  return (
    <Link href={mailHref(text)}>
      <MailAddress>{text}</MailAddress>
    </Link>
  );
}
