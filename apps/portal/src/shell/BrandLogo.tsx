import { logoClass } from './BrandLogo.css.ts';

/** The organisation's logo, in the version that suits the surface. Its link says the name. */
export function BrandLogo(props: { light: string; dark: string }) {
  return (
    <>
      <img className={logoClass.light} src={props.light} alt="" height={36} />
      <img className={logoClass.dark} src={props.dark} alt="" height={36} />
    </>
  );
}
