export function HeroPicture() {
  return null;
}
