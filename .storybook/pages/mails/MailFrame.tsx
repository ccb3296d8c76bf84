import { brand as lawCouncil } from '@portal/profiles/law-council/brand.ts';
import { brand as lawSociety } from '@portal/profiles/law-society/brand.ts';
import { brand as maritimeSkills } from '@portal/profiles/maritime-skills/brand.ts';
import { brand as ota } from '@portal/profiles/ota/brand.ts';
import { brand as publicSkills } from '@portal/profiles/public-skills/brand.ts';
import { type ProfileName, profiles } from '@portal/profiles';
import { Section, Text } from '@portal/ui';
import type { Mail } from '../../../apps/server/src/adapters/messenger.ts';
import type { MailBrand } from '../../../apps/server/src/mails/mail-brand.ts';

const logos: Record<ProfileName, string> = {
  ota: ota.logo,
  'public-skills': publicSkills.logo,
  'maritime-skills': maritimeSkills.logo,
  'law-council': lawCouncil.logo,
  'law-society': lawSociety.logo,
};

/** An organisation as its mails show it. */
export function mailBrandOf(name: ProfileName): MailBrand {
  return { profile: profiles[name], logoSrc: logos[name] };
}

/** A mail as its reader sees it, and its plain text below. */
export function MailFrame({ mail }: { mail: Mail }) {
  return (
    <Section title={mail.subject}>
      <iframe
        title={mail.subject}
        sandbox="allow-same-origin"
        srcDoc={mail.html}
        style={{ inlineSize: '100%', blockSize: 620, border: 0 }}
        onLoad={({ currentTarget: frame }) => {
          // As high as the mail, so that nothing of it is cut off on a phone.
          frame.style.blockSize = `${frame.contentDocument?.documentElement.scrollHeight ?? 620}px`;
        }}
      />
      <Text as="div">
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{mail.text}</pre>
      </Text>
    </Section>
  );
}
