import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import { activities, byTitle, note, type Activity } from './activities.ts';

const rows = activities(1000);

const columns: TableProps<Activity>['columns'] = [
  { dataIndex: 'title', title: 'Activity', sorter: byTitle, width: 320 },
  { dataIndex: 'kind', title: 'Kind', width: 160 },
  { dataIndex: 'date', title: 'Date', width: 160 },
  { dataIndex: 'status', title: 'Status', width: 160 },
  { dataIndex: 'hours', title: 'Hours', align: 'end', width: 120, render: (hours: number) => hours.toFixed(1) },
];

const expandable = { expandedRowRender: note };

export function AntdTable() {
  return <Activities />;
}

export function AntdVirtualTable() {
  return <Activities virtual scroll={{ x: 1000, y: 640 }} />;
}

function Activities(props: Pick<TableProps<Activity>, 'virtual' | 'scroll'>) {
  const [selectedRowKeys, setSelectedRowKeys] = useState<React.Key[]>([]);
  return (
    <Table
      {...props}
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      rowSelection={{ selectedRowKeys, onChange: setSelectedRowKeys }}
      expandable={expandable}
    />
  );
}
