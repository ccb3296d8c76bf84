import { logoClass, logoOnPhones, markOnPhones } from './BrandLogo.css.ts';

export interface BrandLogoProps {
  light: string;
  dark: string;
  /** Width over height of both. */
  ratio?: number | undefined;
  /** The sign alone, where a phone has no room for the name. */
  mark?: string;
}

/** The organisation's logo, in the version that suits the surface; the one that is not seen is not fetched. Its link says the name. */
export function BrandLogo({ light, dark, ratio, mark }: BrandLogoProps) {
  const size = { height: 36, width: ratio && Math.round(36 * ratio) };
  const logo = (
    <>
      <img className={logoClass.light} src={light} alt="" loading="lazy" {...size} />
      <img className={logoClass.dark} src={dark} alt="" loading="lazy" {...size} />
    </>
  );
  if (mark === undefined) return logo;
  return (
    <>
      <span className={logoOnPhones}>{logo}</span>
      <img className={markOnPhones} src={mark} alt="" loading="lazy" height={36} width={36} />
    </>
  );
}
