/**
 * The styles of the types whose views come late: they are there from the first paint, since a server draws those
 * types too.
 */
import './types/address/style.css';
import './types/button/themes.css';
import './controls/combobox/style.css';
import './frame/object-group.css';
import './controls/counters/style.css';
import './types/datagrid/reorder.css';
import './types/datagrid/style.css';
import './types/datagrid/widths.css';
import './types/datamap/style.css';
import './types/datetime/style.css';
import './types/day/style.css';
import './types/editgrid/style.css';
import './types/file/style.css';
import './frame/collapsible.css';
import './types/locationSearch/style.css';
import './features/masks/style.css';
import './features/multiple/style.css';
import './features/modal/style.css';
import './types/password/style.css';
import './rows/style.css';
import './types/signature/style.css';
import './types/survey/style.css';
import './types/table/style.css';
import './types/tabs/style.css';
import './types/tags/style.css';
import './types/tree/style.css';
