import { logoClass, logoOnPhones, markOnPhones } from './BrandLogo.css.ts';

export interface BrandLogoProps {
  light: string;
  dark: string;
  /** The sign alone, where a phone has no room for the name. */
  mark?: string;
}

/** The organisation's logo, in the version that suits the surface. Its link says the name. */
export function BrandLogo({ light, dark, mark }: BrandLogoProps) {
  const logo = (
    <>
      <img className={logoClass.light} src={light} alt="" height={36} />
      <img className={logoClass.dark} src={dark} alt="" height={36} />
    </>
  );
  if (mark === undefined) return logo;
  return (
    <>
      <span className={logoOnPhones}>{logo}</span>
      <img className={markOnPhones} src={mark} alt="" height={36} />
    </>
  );
}
