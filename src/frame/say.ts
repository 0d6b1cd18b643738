import {first} from '@help-center/late-start/first';

/** Says it to those who hear the page. */
export function say(text: string): void {
  let place = first('#said');
  if (!place) {
    place = document.createElement('p');
    place.id = 'said';
    place.className = 'visually-hidden';
    place.role = 'status';
    document.body.append(place);
  }
  place.textContent = text;
}
