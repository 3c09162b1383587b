/**
 * The styles of the types whose views come late: they are there from the first paint, since a server draws those
 * types too.
 */
import './address/style.css';
import './button/themes.css';
import './combobox/style.css';
import './container/style.css';
import './counters/style.css';
import './datagrid/reorder.css';
import './datagrid/style.css';
import './datagrid/widths.css';
import './datamap/style.css';
import './datetime/style.css';
import './day/style.css';
import './editgrid/style.css';
import './file/style.css';
import './frame/collapsible.css';
import './locationSearch/style.css';
import './masks/style.css';
import './multiple/style.css';
import './modal-edit/style.css';
import './password/style.css';
import './rows/style.css';
import './signature/style.css';
import './survey/style.css';
import './table/style.css';
import './tabs/style.css';
import './tags/style.css';
import './tree/style.css';
