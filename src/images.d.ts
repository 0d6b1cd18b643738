/** Importing a bitmap image runs it through the ideal-image plugin. */
declare module '*.png' {
  const picture: import('@theme/IdealImage').Props['img'];
  export default picture;
}

/** A flat image, which stays PNG. */
declare module '*.png?format=png' {
  const picture: import('@theme/IdealImage').Props['img'];
  export default picture;
}
