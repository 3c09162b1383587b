import { type DeviceMark, markName } from './device-marks.ts';
import { onStorage } from './on-storage.ts';

export function setMark(mark: DeviceMark, isSet: boolean): void {
  onStorage('localStorage', (storage) => {
    if (isSet) storage.setItem(markName(mark), '1');
    else storage.removeItem(markName(mark));
  });
}
