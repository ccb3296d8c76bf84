import { useMessages } from '@portal/kit';
import { Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { hostMessages } from '../messages.ts';
import { BrandLogo } from './BrandLogo.tsx';
import * as styles from './AccountFrame.css.ts';
import { contentId } from './content-id.ts';

export interface AccountFrameProps {
  organisation: { fullName: string };
  logo: { light: string; dark: string; ratio?: number | undefined };
  /** Address of the picture beside the form. */
  picture: string;
  children: ReactNode;
}

/** The frame of the account pages: the organisation's picture beside the form, above it on phones. */
export function AccountFrame(props: AccountFrameProps) {
  const t = useMessages(hostMessages);
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        <img className={styles.picture} fetchPriority="high" src={props.picture} alt="" />
        <div className={styles.caption}>
          <p className={styles.name}>{props.organisation.fullName}</p>
          <Text tone="inherit">{t('signInPanel')}</Text>
        </div>
      </div>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        <div className={styles.form}>
          <BrandLogo {...props.logo} />
          {props.children}
        </div>
      </main>
    </div>
  );
}
