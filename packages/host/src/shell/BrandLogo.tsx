import { logoClass, logoOnPhones, markOnPhones } from './BrandLogo.css.ts';

export interface BrandLogoProps {
  light: string;
  dark: string;
  /** Width over height of both. */
  ratio?: number | undefined;
  /** The sign alone, where a phone has no room for the name. */
  mark?: string;
}

/** The organisation's logo, in the version that suits the surface. Its link says the name. */
export function BrandLogo({ light, dark, ratio, mark }: BrandLogoProps) {
  const size = { height: 36, width: ratio && Math.round(36 * ratio) };
  const logo = (
    <>
      <img className={logoClass.light} src={light} alt="" {...size} />
      <img className={logoClass.dark} src={dark} alt="" {...size} />
    </>
  );
  if (mark === undefined) return logo;
  return (
    <>
      <span className={logoOnPhones}>{logo}</span>
      <img className={markOnPhones} src={mark} alt="" height={36} width={36} />
    </>
  );
}
